import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { PercentField } from '@/components/form/percent_field'
import { Section } from '@/components/section'
import { type EstimateValues, emptyLine } from '../estimate_values'
import classes from './lines.module.css'

const OFFERED = ['counted', 'optional', 'alternative'] as const

/** The lines of an estimate, each counted, optional, or an alternative to the counted line above it. */
export function LineFields({ form }: { form: UseFormReturnType<EstimateValues> }) {
  const { t } = useTranslation('estimates')
  const { lines } = form.values
  const add = () => form.insertListItem('lines', emptyLine(lines.at(-1)?.taxRate ?? '19'))
  return (
    <Section title={t('form.lines')} help={t('form.lines_help')}>
      <ol className={classes.lines}>
        {lines.map((line, index) => {
          const field = (name: string) => form.getInputProps(`lines.${index}.${name}`)
          return (
            <li key={line.key} className={classes.line}>
              <div className={classes.head}>
                <Textarea
                  className={classes.description}
                  label={t('form.description')}
                  autosize
                  {...field('description')}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('form.remove_line', { number: index + 1 })}
                  onClick={() => form.removeListItem('lines', index)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </div>
              <FormRow>
                <NumberField label={t('form.quantity')} {...field('quantity')} />
                <TextInput label={t('form.unit')} maxLength={20} {...field('unit')} />
                <NumberField label={t('form.price')} minimumDecimals={2} {...field('unitPrice')} />
                <PercentField label={t('form.tax')} {...field('taxRate')} />
                <Select
                  label={t('form.offered')}
                  allowDeselect={false}
                  data={OFFERED.map((value) => ({ value, label: t(`offered.${value}`) }))}
                  {...field('offered')}
                />
              </FormRow>
            </li>
          )
        })}
      </ol>
      <Button
        variant="subtle"
        mt="xs"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={add}
      >
        {t('form.add_line')}
      </Button>
    </Section>
  )
}
