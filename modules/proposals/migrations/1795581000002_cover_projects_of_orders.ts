import { Migration } from '#core/database/migration'

/** Projects that were made from an order before projects knew that it covers them. */
export default class extends Migration {
  override async up() {
    this.fill(`update projects set is_covered = 1 where exists (
      select 1 from conversions
      where conversions.company_id = projects.company_id
        and conversions.target_type = 'project' and conversions.target_id = projects.id)`)
  }
}
