import { Migration } from '#core/database/migration'

/** A plan limits the bytes of a company's files, which are summed from the index alone whenever one is added. */
export default class extends Migration {
  override async up() {
    this.countingIndex('task_files', {
      name: 'task_files_size',
      columns: ['company_id', 'size'],
      where: 'size > 0',
    })
  }
}
