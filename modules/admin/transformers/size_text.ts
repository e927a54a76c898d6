/** A size in words that all languages share, in decimal units, as disks are sold: `840 MB`, `12 GB`. */
export function sizeText(bytes: number) {
  const megabytes = Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1_000_000))
  return megabytes < 10_000 ? `${megabytes} MB` : `${Math.round(megabytes / 1000)} GB`
}
