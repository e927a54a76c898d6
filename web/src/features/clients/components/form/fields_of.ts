import type { UseFormReturnType } from '@mantine/form'
import type { ClientValues } from '../../client_values'

/** The client's form, handed to the groups of its fields. */
export type ClientFormState = UseFormReturnType<ClientValues>

/** `form.getInputProps` of the form. */
export type FieldsOf = ClientFormState['getInputProps']
