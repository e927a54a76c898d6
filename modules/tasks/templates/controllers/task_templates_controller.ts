import { notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { TaskTemplate } from '#modules/tasks/models/task_template'
import { filterTemplates, viewTemplates } from '#modules/tasks/templates/read_templates'
import { addTemplate, changeTemplate, removeTemplate } from '#modules/tasks/templates/save_template'
import {
  newTemplateValidator,
  templateChangeValidator,
  templateListValidator,
} from '#modules/tasks/templates/template_validators'
import { assertSameVersion } from '#modules/tasks/version'

export default class TaskTemplatesController {
  async index(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(templateListValidator, { data: ctx.request.qs() })
    return viewTemplates(ctx.company, await readPage(ctx, filterTemplates(ctx.company, wish), wish))
  }

  async show(ctx: CompanyContext) {
    return describe(ctx, ctx.params.id)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(newTemplateValidator)
    return write(ctx, async () => {
      const { id } = await addTemplate(ctx.company, input)
      return created(ctx, await describe(ctx, id))
    })
  }

  async update(ctx: CompanyContext) {
    const { version, ...input } = await ctx.request.validateUsing(templateChangeValidator)
    return write(ctx, async () => {
      const template = await TaskTemplate.lockIn(ctx.company, ctx.params.id)
      assertSameVersion(template, version)
      await changeTemplate(template, input)
      return describe(ctx, template.id)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await removeTemplate(await TaskTemplate.lockIn(ctx.company, ctx.params.id))
      return noContent(ctx)
    })
  }
}

/** @throws 404 */
async function describe({ company }: CompanyContext, id: string) {
  const rows = await filterTemplates(company, {}).where('id', id)
  const [template] = await viewTemplates(company, rows)
  if (!template) throw notFound()
  return template
}
