/** The facts of a route that the build needs. */
export interface BuiltRoute {
  path: string
  /** Its file in the folder of the feature, without its ending. */
  page: string
  isPublic: boolean
  isLight: boolean
  namespaces: string[]
  asks: string[]
}

const PAGE = /import\('\.\/pages\//g
const ROUTE =
  /(?:path: '([^']+)',\s*page: \(\) =>|open\('([^']+)', \(\) =>) import\('\.\/(pages\/\w+)'\)/g

/**
 * The routes of a feature, read from the source of its manifest: the build cannot run it.
 * @throws Error when one is written in a way that is not understood here
 */
export function routesOf(source: string): BuiltRoute[] {
  const name = nameOf(source)
  const namespaces = [name, ...valuesIn(/textsOf: \[([^\]]*)\]/.exec(source)?.[1])]
  const matches = [...source.matchAll(ROUTE)]
  const routes = matches.map(([text, path, light, page = ''], at) => {
    const begin = (matches[at]?.index ?? 0) + text.length
    const rest = source.slice(begin, matches[at + 1]?.index ?? source.indexOf('menu:', begin))
    return {
      path: path ?? light ?? '',
      page,
      isPublic: light !== undefined || rest.includes("access: 'public'"),
      isLight: light !== undefined,
      namespaces,
      asks: valuesIn(/asks: \[([^\]]*)\]/.exec(rest)?.[1]),
    }
  })
  if (routes.length !== [...source.matchAll(PAGE)].length)
    throw new Error(`Not all routes of the feature "${name}" could be read.`)
  return routes
}

/** The name of a feature, which is also that of its texts, read from the source of its manifest. */
export const nameOf = (source: string) => valuesIn(/name: ('\w+')/.exec(source)?.[1])[0] ?? ''

const valuesIn = (list = '') => [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
