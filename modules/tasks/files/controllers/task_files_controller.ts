import { readFile } from 'node:fs/promises'
import { sendKeptFile } from '#core/files/send_kept_file'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { spoolUpload } from '#core/http/uploads/spool_upload'
import { write } from '#core/http/write'
import { addFile, LARGEST_TASK_FILE, removeFile } from '#modules/tasks/files/change_files'
import { filesOf, openFile, transformFiles } from '#modules/tasks/files/task_files'
import { Task } from '#modules/tasks/models/task'

/** The files of a task that the caller reaches. */
export default class TaskFilesController {
  async index(ctx: CompanyContext) {
    return transformFiles(ctx, await filesOf(await Task.reach(ctx, ctx.params.id)))
  }

  /** A file exactly as it was received, to be saved and never to be run. */
  async show(ctx: CompanyContext) {
    const task = await Task.reach(ctx, ctx.params.id)
    return sendKeptFile(ctx.response, await openFile(task, ctx.params.fileId))
  }

  async store(ctx: CompanyContext) {
    await Task.reach(ctx, ctx.params.id)
    return spoolUpload(ctx, { field: 'file', limit: LARGEST_TASK_FILE }, async ({ path, name }) => {
      const content = await readFile(path)
      return write(ctx, async () => {
        const task = await addFile(ctx, ctx.params.id, { name, content })
        return created(ctx, transformFiles(ctx, await filesOf(task)))
      })
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const task = await removeFile(ctx, ctx.params.id, ctx.params.fileId)
      return transformFiles(ctx, await filesOf(task))
    })
  }
}
