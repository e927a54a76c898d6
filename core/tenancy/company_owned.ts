// biome-ignore-all lint/complexity/noThisInStatic: in a mixin `this` is the model that uses it
import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import { type BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import { newId } from '#core/ids'

/** Anything that names a company: the request's scope, a model, a row of another table. */
export interface CompanyReference {
  id: string
}

/**
 * A record that belongs to one company (its key is `(company_id, id)`) and is reached only through it:
 * `Invoice.one(company, id)`, `Invoice.of(company)`. The usual finders throw, so a forgotten scope cannot pass a test.
 */
export function CompanyOwned<T extends NormalizeConstructor<typeof BaseModel>>(superclass: T) {
  class CompanyOwnedModel extends superclass {
    static selfAssignPrimaryKey = true
    /** The key in the database, by which changes find their row. */
    static keyColumns = ['company_id', 'id']

    @column({ isPrimary: true }) declare id: string
    @column() declare companyId: string

    /**
     * One record of a company, null when it is not there or another company's.
     */
    static async one<Model extends LucidModel>(
      this: Model,
      company: CompanyReference,
      id: string
    ): Promise<InstanceType<Model> | null> {
      return recordOf(this, company, id)
    }

    /** The same, locked until the transaction ends. Only inside inTx. */
    static async oneLocked<Model extends LucidModel>(
      this: Model,
      company: CompanyReference,
      id: string
    ): Promise<InstanceType<Model> | null> {
      return recordOf(this, company, id, lock())
    }

    /** As `one`. @throws 404 when it is not there or another company's */
    static async findIn<Model extends LucidModel>(
      this: Model,
      company: CompanyReference,
      id: string
    ): Promise<InstanceType<Model>> {
      return existing(await recordOf(this, company, id))
    }

    /** As `oneLocked`. Only inside inTx. @throws 404 when it is not there or another company's */
    static async lockIn<Model extends LucidModel>(
      this: Model,
      company: CompanyReference,
      id: string
    ): Promise<InstanceType<Model>> {
      const record = existing(await recordOf(this, company, id, lock()))
      if (record instanceof CompanyOwnedModel) record.whenLocked()
      return record
    }

    /** The records of a company. */
    static of<Model extends LucidModel>(
      this: Model,
      company: CompanyReference
    ): ModelQueryBuilderContract<Model, InstanceType<Model>> {
      const query = superclass.query.call(this as never) as unknown
      return (query as ModelQueryBuilderContract<Model, InstanceType<Model>>).where(
        'companyId',
        company.id
      )
    }

    /** A new record of a company, not saved yet. */
    static for<Model extends new () => InstanceType<Model>>(
      this: Model & LucidModel,
      company: CompanyReference
    ): InstanceType<Model> {
      const record = new this() as InstanceType<Model> & { id: string; companyId: string }
      record.id = newId()
      record.companyId = company.id
      return record
    }

    static query(): never {
      throw new Error(`Reach ${this.name} through ${this.name}.of(company).`)
    }

    /** For models that keep something of the moment in which `lockIn` has locked their row. */
    whenLocked() {}

    /** Changes and deletes name the company too: it is part of the key. */
    $getQueryFor(action: never, client: QueryClientContract): never {
      const query = super.$getQueryFor(action, client) as unknown
      if ((action as string) === 'insert') return query as never
      return (query as ModelQueryBuilderContract<LucidModel, LucidRow>).where(
        'company_id',
        this.companyId
      ) as never
    }
  }
  return CompanyOwnedModel
}

/** By SQL that never changes: nearly every request begins with it. */
async function recordOf<Model extends LucidModel>(
  model: Model,
  company: CompanyReference,
  id: string,
  ending = ''
): Promise<InstanceType<Model> | null> {
  const sql = `select * from ${model.table} where company_id = ? and id = ?${ending}`
  const [row] = await readRows<Record<string, unknown>>(sql, [company.id, id])
  return row ? model.$createFromAdapterResult(row) : null
}

function existing<Row>(record: Row | null): Row {
  if (!record) throw notFound()
  return record
}
