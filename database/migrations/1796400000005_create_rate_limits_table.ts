import { Migration } from '#core/database/migration'

/** Counted tries that must hold across processes and restarts; the layout is that of @adonisjs/limiter. */
export default class extends Migration {
  override async up() {
    this.createTable('rate_limits', (columns) => {
      columns.text('key', 255).primary()
      columns.integer('points').defaultTo(0)
      // Milliseconds since 1970 UTC, under the name that the package expects.
      columns.integer('expire').nullable()
      columns.index(['expire'], 'rate_limits_age')
    })
  }
}
