import { methods, type Rule } from './rule'

/**
 * Removed from the hashes: what checks the types of arguments, as TypeScript does, and outputs of any length. What is
 * hashed, and how, is left as it is.
 */
export const HASH_RULES: Readonly<Record<string, readonly Rule[]>> = {
  '@noble/hashes/sha3.js': [
    [methods('clone', '_cloneInto', 'xofInto', 'xof'), ''],
    [/^ +(?:anumber|abool)\(.*\);\n/gm, ''],
    [/^ +if \(!\(s instanceof Uint32Array\)\)\n[\s\S]*?(?= +for \(let round)/gm, ''],
    [/^ +if \(!\(0 < blockLen && blockLen < 200\)\)\n.*\n/gm, ''],
  ],
  '@noble/hashes/utils.js': [
    [/^ +if \(typeof hashCons !== 'function'\)\n.*\n/gm, ''],
    [/^ +info = checkOpts\(\{\}, info, 'info'\);\n/gm, ''],
    [
      /^ {4}const bytes = isBytes\(value\);\n[\s\S]*?throw new RangeError\(message\);\n/gm,
      "throw new TypeError('expected Uint8Array');\n",
    ],
  ],
}
