const { closeSync, openSync, readSync } = process.getBuiltinModule('node:fs')

const BYTES = 16

/** A new idempotency key, a UUID of version 4: from the system's random bytes, because loading node:crypto takes 10 ms. */
export function newRepeatKey(): string {
  try {
    const file = openSync('/dev/urandom', 'r')
    try {
      const bytes = Buffer.alloc(BYTES)
      if (readSync(file, bytes) === BYTES) return asUuid(bytes)
    } finally {
      closeSync(file)
    }
  } catch {
    // A system without this file, such as Windows.
  }
  return process.getBuiltinModule('node:crypto').randomUUID()
}

/** RFC 9562, section 5.4. */
function asUuid(bytes: Buffer) {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
