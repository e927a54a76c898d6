import { createServer, type Server } from 'node:net'

/** A listener on the loopback that records every connection, whatever the protocol; `heard` should stay empty. */
export async function openCanary() {
  const heard: string[] = []
  const servers: Server[] = []
  const listen = (host: string, port: number) =>
    new Promise<number>((resolve) => {
      const server = createServer((socket) => {
        heard.push(`${host} was called`)
        socket.on('error', () => undefined)
        socket.destroy()
      })
      // Without IPv6 on the machine there is nothing to listen for.
      server.once('error', () => resolve(port))
      server.listen(port, host, () => {
        servers.push(server)
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : port)
      })
    })
  const port = await listen('127.0.0.1', 0)
  await listen('::1', port)
  return {
    heard,
    port,
    texts: textsThatReachFor(port),
    close: () =>
      Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))),
  }
}

/** Forms in which other programs' documents and mails were made to load something (reliability C03). */
function textsThatReachFor(port: number) {
  const at = (host: string) => `${host}:${port}/canary`
  const addresses = [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0x7f.1',
    '0x7f000001',
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0.0.0.0',
    '127.0.0.1.nip.io',
    'x@127.0.0.1',
  ].map((host) => `http://${at(host)}`)
  const target = `http://${at('127.0.0.1')}`
  return [
    ...addresses,
    ...addresses.map((address) => `<img src="${address}">`),
    `<img src=//${at('127.0.0.1')}>`,
    `<img srcset="${target} 1x">`,
    `<link rel=stylesheet href="${target}">`,
    `<link rel=attachment href="file:///etc/passwd">`,
    `<iframe src="${target}"></iframe>`,
    `<iframe src="file:///etc/passwd"></iframe>`,
    `<object data="${target}"></object>`,
    `<embed src="file:///etc/passwd">`,
    `<style>@import url(${target});</style>`,
    `<style>body{background:url(${target})}</style>`,
    `<div style="background:url('${target}')">`,
    `<svg><image href="${target}"/></svg>`,
    `<svg><image xlink:href="file:///etc/passwd"/></svg>`,
    `<svg><use xlink:href="${target}#x"/></svg>`,
    `<script src="${target}"></script>`,
    `<meta http-equiv=refresh content="0;url=${target}">`,
    `<base href="${target}">`,
    `<video poster="${target}"></video>`,
    `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>`,
    `<!DOCTYPE x [<!ENTITY y SYSTEM "${target}">]><x>&y;</x>`,
    `<annotation file="/etc/passwd" content="/etc/passwd" icon="Graph"/>`,
    `file:///etc/passwd`,
    `gopher://${at('127.0.0.1')}`,
    `dict://${at('127.0.0.1')}`,
    `ftp://${at('127.0.0.1')}`,
    `http://169.254.169.254/latest/meta-data/`,
    `\\\\127.0.0.1@${port}\\canary`,
    `#image("${target}")`,
    `#image("/etc/passwd")`,
    `#read("/etc/passwd")`,
    `#read("../../../../../../etc/passwd")`,
    `#include "/etc/passwd"`,
    `#import "@preview/example:0.1.0"`,
    `#link("${target}")`,
    `\\input{/etc/passwd}`,
    `![x](${target})`,
    `![x](file:///etc/passwd)`,
    `url(${target})`,
  ]
}
