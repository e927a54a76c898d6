/** Particles that precede a surname and belong to it. */
const PARTICLES = new Set(
  'da de del della den der di du la le ten ter van vom von zu zum zur'.split(' ')
)

/** Titles that precede the whole name and belong to the surname. */
const TITLE = /^(prof|dr|dipl|ing)\b\.?/i

/** The surname of a person with titles and particles: `Dr. Jana von Weiß` → `Dr. von Weiß`. */
export function surnameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words.findIndex((word) => !TITLE.test(word))
  if (first === -1) return name.trim()
  const [titles, own] = [words.slice(0, first), words.slice(first)]
  const particle = own.findIndex((word, index) => index > 0 && PARTICLES.has(word))
  const surname = particle === -1 ? own.slice(-1) : own.slice(particle)
  return [...titles, ...surname].join(' ')
}
