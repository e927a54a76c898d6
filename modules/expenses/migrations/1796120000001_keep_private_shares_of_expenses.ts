import { Migration } from '#core/database/migration'

/**
 * The private share of an expense in millionths of a percent, and the business part of its amounts in the company's
 * currency; the project that it was made for.
 */
export default class extends Migration {
  override async up() {
    this.changeTable('expenses', {
      add: (columns) => {
        columns.integer('private_share').defaultTo(0)
        columns.money('own_business_net').defaultTo(0)
        columns.money('own_business_tax').defaultTo(0)
        columns.money('own_business_owed_tax').defaultTo(0)
        columns.companyReference('project_id', 'projects').nullable()
        columns.index(['company_id', 'project_id', 'issued_on'], 'expenses_of_project')
      },
    })
    this.fill(`
      update expenses set own_business_net = own_net, own_business_tax = own_tax,
        own_business_owed_tax = own_owed_tax
      where private_share = 0`)
  }
}
