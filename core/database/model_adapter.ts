import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { changeRows } from './change_rows.js'
import type { BoundValue } from './driver.js'
import { isInTx, reader, writer } from './in_tx.js'
import { insertRows } from './insert_rows.js'

/** A model whose key has more columns than `id`. */
type Keyed = LucidModel & { keyColumns?: readonly string[] }

/**
 * Lets models read through the open transaction or the reader, and write only inside inTx. Values of a saved model
 * arrive by column and ready for the database, so no query builder is needed.
 */
export class ModelAdapter extends Adapter {
  override modelConstructorClient(_model: LucidModel, options?: ModelAdapterOptions) {
    return options?.client ?? (isInTx() ? writer() : reader())
  }

  override modelClient(_row: LucidRow) {
    return writer()
  }

  override async insert(row: LucidRow, values: Record<string, BoundValue>) {
    await insertRows(modelOf(row).table, [values])
  }

  override async update(row: LucidRow, values: Record<string, BoundValue>) {
    const Model = modelOf(row)
    const columnOfId = Model.$keys.attributesToColumns.get(Model.primaryKey, Model.primaryKey)
    const key = Model.keyColumns ?? [columnOfId]
    const changes = Object.keys(values).map((name) => `\`${name}\` = ?`)
    const conditions = key.map((name) => `${name} = ?`)
    await changeRows(
      `update ${Model.table} set ${changes.join(', ')} where ${conditions.join(' and ')}`,
      [
        ...Object.values(values),
        ...key.map((name) => row.$attributes[Model.$keys.columnsToAttributes.get(name, name)]),
      ]
    )
  }
}

const modelOf = (row: LucidRow) => row.constructor as Keyed
