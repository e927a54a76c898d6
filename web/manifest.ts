export interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** Vite's own list of the built files, by their sources. */
export type Manifest = Record<string, Chunk>

/** A built file by its key in the list. @throws Error when there is none */
export function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}.`)
  return chunk
}

/**
 * The keys of some files with all that they import at once, not what they load later.
 * @param sources sources of pages and texts, or names of files that hold several modules (chunks.ts)
 * @throws Error when the build has none of that source or name
 */
export function closureOf(manifest: Manifest, sources: string[]) {
  const named = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]))
  const keys = new Set<string>()
  const waiting = sources.map((source) => named.get(source) ?? source)
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    if (keys.has(key)) continue
    keys.add(key)
    waiting.push(...(chunkOf(manifest, key).imports ?? []))
  }
  return keys
}
