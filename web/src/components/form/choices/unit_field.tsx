import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { useSettings } from '@/lib/settings'
import classes from './unit_field.module.css'

/** A unit: one that documents and e-invoices know, or any other word. @param list the id of a UnitList for many fields */
export function UnitField({ list, ...props }: TextInputProps) {
  const own = useId()
  return (
    <>
      <TextInput maxLength={20} list={list ?? own} className={classes.field} {...props} />
      {!list && <UnitList id={own} />}
    </>
  )
}

/** The units that browsers suggest in a unit field. */
export function UnitList({ id }: { id: string }) {
  const units = useSettings().data?.preferences.units ?? []
  return (
    <datalist id={id}>
      {units.map((unit) => (
        <option key={unit} value={unit} />
      ))}
    </datalist>
  )
}
