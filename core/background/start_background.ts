import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { BackgroundProcess } from './background_process.js'

const PROGRAM = fileURLToPath(
  new URL(`../bin/background${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)
)

/** The background process of a server. Nothing is started before there is work. */
export const makeBackground = () =>
  new BackgroundProcess(() =>
    fork(PROGRAM, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' })
  )
