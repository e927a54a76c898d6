import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'

/** Ports on this machine: of the proxy, and of the Kontor behind it. */
interface Ports {
  own: number
  kontor: number
}

interface Proxy {
  name: string
  /** Starts it with the example from `deploy/`, on loopback and without a certificate. */
  start(folder: string, ports: Ports): ChildProcess
}

const example = (name: string) => readFileSync(app.makePath('deploy', name), 'utf8')

/** Debian keeps nginx where only root looks. */
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
export const isInstalled = (name: string) =>
  spawnSync(name, ['version'], { env }).error === undefined

const nginx: Proxy = {
  name: 'nginx',
  start(folder, { own, kontor }) {
    const [, secure = ''] = example('nginx.conf')
      .split(/^server \{/m)
      .slice(1)
    const server = `server {${secure}`
      .replace('listen 443 ssl;', `listen 127.0.0.1:${own};`)
      .replace(/^ *ssl_.*\n/gm, '')
      .replaceAll('127.0.0.1:3333', `127.0.0.1:${kontor}`)
    for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name.replace('client_', '')};`)
      .join('\n')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      // As root, nginx would give its workers another user, who may not write into this folder.
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {}
       http { access_log ${folder}/access; ${paths}\n${server} }`
    )
    return spawn('nginx', ['-c', file, '-e', `${folder}/errors`], { env, stdio: 'ignore' })
  },
}

const caddy: Proxy = {
  name: 'caddy',
  start(folder, { own, kontor }) {
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${example('Caddyfile')}`)
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...env,
        HOME: folder,
        KONTOR_HOST: `http://127.0.0.1:${own}`,
        KONTOR_SERVER: `127.0.0.1:${kontor}`,
      },
    })
  },
}

export const PROXIES = [nginx, caddy]

/** Runs a proxy in front of a Kontor until `end` is called. */
export async function startProxy(proxy: Proxy, ports: Ports) {
  const folder = mkdtempSync(join(tmpdir(), `kontor-${proxy.name}-`))
  const child = proxy.start(folder, ports)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 400; tries++) {
    if (child.exitCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${ports.own}/api/health/ready`).catch(() => null)
    if (answer?.ok) return { folder, end }
    await wait(25)
  }
  await end()
  throw new Error(`${proxy.name} did not start with the example of deploy/.`)
}
