import { existsSync } from 'node:fs'
import { type BaseCommand, FsLoader } from '@adonisjs/core/ace'
import app from '@adonisjs/core/services/app'
import { modules } from '#modules/index'

/** Ace loaders for the commands/ folder of core and of every module that has one. */
const loaders = ['core', ...modules.map(({ name }) => `modules/${name}`)]
  .map((folder) => app.makePath(folder, 'commands'))
  .filter((folder) => existsSync(folder))
  .map((folder) => new FsLoader<typeof BaseCommand>(folder))

export async function getMetaData() {
  const lists = await Promise.all(loaders.map((loader) => loader.getMetaData()))
  return lists.flat()
}

export async function getCommand(metaData: Parameters<(typeof loaders)[0]['getCommand']>[0]) {
  for (const loader of loaders) {
    const command = await loader.getCommand(metaData)
    if (command) return command
  }
  return null
}
