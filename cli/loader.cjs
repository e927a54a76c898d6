/**
 * Starts the built client. `client.cjs` beside this file is compiled with the code cache of an earlier run, which spares
 * a third of the start; V8 refuses a cache of another version, which is then replaced at the end of the run.
 */
const { accessSync, constants: files, readFileSync, renameSync, writeFileSync } = require('node:fs')
const { enableCompileCache } = require('node:module')
const { Script } = require('node:vm')

const CLIENT = `${__dirname}/client.cjs`
const CACHE = `${__dirname}/client.cache`
/** A folder, kept by Node itself: it holds the views, which are a module. */
const VIEWS_CACHE = `${__dirname}/views.cache`

/** Compiles the client. @returns its exports and its script */
function load() {
  const script = new Script(readFileSync(CLIENT, 'latin1'), {
    filename: CLIENT,
    cachedData: readCache(),
  })
  const client = {}
  script.runInThisContext()(client, require, __dirname, importViews)
  return { client, script }
}

/** Loads the views, a sixth faster with what an earlier run has compiled; without it where the folder cannot be written. */
function importViews() {
  enableCompileCache({ directory: VIEWS_CACHE, portable: true })
  return import('./views.mjs')
}

function readCache() {
  try {
    return readFileSync(CACHE)
  } catch {
    return undefined
  }
}

/** Keeps what has been compiled so far, where the folder can be written, in one step. */
function keepCache(script) {
  try {
    accessSync(__dirname, files.W_OK)
    const next = `${CACHE}.${process.pid}`
    writeFileSync(next, script.createCachedData())
    renameSync(next, CACHE)
  } catch {
    // A folder that cannot be written: the client starts without the cache.
  }
}

module.exports = { load, keepCache, importViews }

if (require.main === module) {
  const { client, script } = load()
  if (script.cachedDataRejected !== false) process.once('exit', () => keepCache(script))
  client.main()
}
