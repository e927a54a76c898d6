import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { type ERAS, programOf } from '#modules/mcp/tests/program'
import { COMMAND } from './shipped_client.js'
import type { Home } from './terminal_run.js'

/** Starts `kontor mcp` as a program for language models does. */
export async function connectMcp(
  home: Home,
  env: Record<string, string>,
  mode: (typeof ERAS)[number] = 'legacy'
) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, 'mcp'],
    env: {
      XDG_CONFIG_HOME: home.folder,
      XDG_STATE_HOME: home.folder,
      LANG: 'en_US.UTF-8',
      ...env,
    },
    stderr: 'pipe',
  })
  await client.connect(transport)
  return programOf(client)
}
