import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Operation } from '../bench.js'
import type { Row } from '../report.js'

const ASSETS = 'build/public/assets'

/** JavaScript that a browser has to load, as it is sent (brotli). */
export const bundle: Operation = {
  goal: 'P15',
  async measure() {
    const page = readFileSync('build/public/index.html', 'utf8')
    const entries = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(
      ([, name]) => name
    )
    const shell = closureOf(entries)
    const screens = readdirSync(ASSETS).filter((name) => /_page-[\w-]+\.js$/.test(name))
    const more = screens.map((name) => {
      const own = [...closureOf([name])].filter((part) => !shell.has(part))
      return { name: name.split('-')[0], size: sizeOf(own) }
    })
    more.sort((a, b) => b.size - a.size)
    const signIn = more.find(({ name }) => name === 'login_page')?.size ?? Number.NaN
    return [
      row('what the sign-in page needs', sizeOf(shell) + signIn, 90),
      row('the shell before any screen', sizeOf(shell), 150),
      row(`the largest screen (${more[0].name})`, more[0].size, 60),
    ]
  },
}

const row = (name: string, kilobytes: number, most: number): Row => ({
  goal: 'P15',
  operation: `JavaScript: ${name}`,
  ours: `${kilobytes.toFixed(0)} KB`,
  wanted: `≤ ${most} KB`,
  isMet: kilobytes <= most,
})

/** The files with all that they import at once (not what they load later). */
function closureOf(names: string[]) {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    const code = readFileSync(join(ASSETS, name), 'utf8')
    for (const [, part] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      waiting.push(part)
    }
  }
  return found
}

function sizeOf(names: Iterable<string>) {
  let bytes = 0
  for (const name of names) {
    const file = join(ASSETS, name)
    bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  return bytes / 1024
}
