import { Adapter } from '@adonisjs/lucid/orm'
import type { LucidModel, LucidRow, ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { isInTx, reader, writer } from './in_tx.js'

/** Lets models read through the open transaction or the reader, and write only inside inTx. */
export class ModelAdapter extends Adapter {
  override modelConstructorClient(_model: LucidModel, options?: ModelAdapterOptions) {
    return options?.client ?? (isInTx() ? writer() : reader())
  }

  override modelClient(_row: LucidRow) {
    return writer()
  }
}
