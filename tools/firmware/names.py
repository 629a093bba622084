# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The names of all modules that are built into the firmware of some board, whichever board it is."""

# Those that MicroPython's documents list as "MicroPython libraries", but for the ports' own, and those that its
# `help("modules")` adds. CircuitPython's core keeps most of them.
MICROPYTHON = frozenset(
    """
    __main__ _asyncio _thread array asyncio binascii bluetooth btree builtins cmath collections cryptolib
    deflate errno framebuf gc gzip hashlib heapq io json machine marshal math micropython network os platform
    random re select socket ssl struct sys time tls uctypes vfs weakref
""".split()
)

# The folders of circuitpython-stubs, and the "Included modules" of all its boards; a test compares them. The stubs
# for 9.0 to 10.0 have one name more, zephyr_serial.
CIRCUITPYTHON = frozenset(
    """
    _bleio _eve _pew _pixelmap _stage adafruit_bus_device adafruit_pixelbuf aesio alarm analogbufio analogio
    atexit audiobusio audiocore audiodelays audiofilewriter audiofilters audiofreeverb audioi2sin audioio
    audiomixer audiomp3 audiopwmio audiospeed aurora_epaper bitbangio bitmapfilter bitmaptools bitops board
    busdisplay busio camera canio codeop countio cyw43 digitalio displayio dotclockframebuffer dualbank emmcio
    epaperdisplay espcamera espidf espnow espulp floppyio fontio fourwire framebufferio frequencyio getpass
    gifio gnss hostnetwork i2cdisplaybus i2cioexpander i2ctarget imagecapture ipaddress is31fl3741 jpegio
    keypad keypad_demux locale lvfontio max3421e mcp4822 mdns memorymap memorymonitor microcontroller mipidsi
    msgpack neopixel_write nvm onewireio paralleldisplaybus picodvi picogame ps2io pulseio pwmio qrio qspibus
    rainbowio rclcpy rgbmatrix rotaryio rp2pio rtc samd sdcardio sdioio sharpdisplay socketpool spitarget
    storage supervisor synthio terminalio tilepalettemapper touchio traceback uheap ulab usb usb_audio usb_cdc
    usb_hid usb_host usb_midi usb_video ustack vectorio videocore warnings watchdog wifi wiznet zephyr_serial
    zlib
""".split()
)
