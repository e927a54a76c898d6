import type { UseFormReturnType } from '@mantine/form'
import type { SharedValues } from '../expense_values'

type Form = UseFormReturnType<SharedValues>

/**
 * The parts of a form that the fields of an expense use. Written as methods, so that the forms of an expense and of a
 * recurring one fit, which have further values.
 */
export interface FieldsForm {
  values: SharedValues
  errors: Form['errors']
  getInputProps(
    path: string,
    options?: Parameters<Form['getInputProps']>[1]
  ): ReturnType<Form['getInputProps']>
  setFieldValue(path: string, value: unknown): void
  setValues(values: Partial<SharedValues>): void
  clearFieldError(path: string): void
  insertListItem(path: string, item: unknown): void
  removeListItem(path: string, index: number): void
}
