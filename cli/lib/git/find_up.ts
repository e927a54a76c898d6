const { existsSync } = process.getBuiltinModule('node:fs')
const { dirname, join } = process.getBuiltinModule('node:path')

/** The nearest file or folder of this name in a folder or above it; undefined when there is none. */
export function findUp(folder: string, name: string): string | undefined {
  const path = join(folder, name)
  if (existsSync(path)) return path
  const parent = dirname(folder)
  return parent === folder ? undefined : findUp(parent, name)
}
