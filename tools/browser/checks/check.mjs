// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Checks the page's modules by ESLint's recommended rules. The first argument is the folder of the packages.

import {createRequire} from "node:module";

const load = createRequire(`${process.argv[2]}/`);
const {ESLint} = load("eslint"), js = load("@eslint/js"), globals = load("globals");

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    js.configs.recommended,
    {
      languageOptions: {globals: globals.browser},
      linterOptions: {reportUnusedDisableDirectives: "error"},
      rules: {"no-empty": ["error", {allowEmptyCatch: true}]},  // a comment there says why
    },
    {files: ["**/worker.js", "**/watch.js"], languageOptions: {sourceType: "script"}},
    {files: ["**/worker.js"], languageOptions: {globals: {...globals.serviceworker, SERVED: "readonly"}}},
    {files: ["**/*.mjs"], languageOptions: {globals: globals.node}},
  ],
});
const results = await eslint.lintFiles(process.argv.slice(3));
console.log((await eslint.loadFormatter("stylish")).format(results));
process.exitCode = Number(results.some(({errorCount, warningCount}) => errorCount + warningCount));
