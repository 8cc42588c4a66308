import { gzipSync } from 'node:zlib'

const BLOCK = 512

/** One file of an archive: its path with slashes, and its content. */
export interface ArchivedFile {
  path: string
  content: Buffer
}

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

/** A path as the format keeps it: 100 bytes, and 155 more for folders above. */
function splitPath(path: string): { name: string; prefix: string } {
  if (Buffer.byteLength(path) <= 100) return { name: path, prefix: '' }
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)]
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(name) <= 100) return { name, prefix }
  }
  throw new Error(`The path is too long for an archive: ${path}`)
}

function header({ path, content }: ArchivedFile, seconds: number): Buffer {
  const { name, prefix } = splitPath(path)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0)
  block.write(octal(0o644, 7), 100)
  block.write(octal(0, 7), 108)
  block.write(octal(0, 7), 116)
  block.write(octal(content.length, 11), 124)
  block.write(octal(seconds, 11), 136)
  block.write(' '.repeat(8), 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 6)} `, 148)
  return block
}

const padding = (length: number) => Buffer.alloc((BLOCK - (length % BLOCK)) % BLOCK)

/**
 * The files as a tar archive (POSIX ustar), in the order of their paths' bytes and with one time for all, so that equal
 * files give equal archives.
 * @param seconds the files' time, since 1970
 * @throws Error when a path is longer than the format allows.
 */
export function tarOf(files: readonly ArchivedFile[], seconds: number): Buffer {
  const sorted = [...files].sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)))
  const blocks = sorted.flatMap((file) => [header(file, seconds), file.content, padding(file.content.length)])
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}

/** The ninth byte names the system that compressed. */
const SYSTEM = 9
const UNKNOWN_SYSTEM = 255

/** Compressed with gzip, without a time and without a system's name. Other releases of zlib may compress differently. */
export function gzipOf(content: Buffer): Buffer {
  const compressed = gzipSync(content, { level: 9 })
  compressed[SYSTEM] = UNKNOWN_SYSTEM
  return compressed
}
