import { Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/day_text'
import { countryName } from '@/lib/countries'
import { formatDate } from '@/lib/days'
import type { Language } from '@/lib/languages'
import type { Client } from '../client'
import type { useSumsByClient } from '../client_invoices'
import { Amounts } from './amounts'

/**
 * The columns of the client list; addresses and tax data wait in the column picker.
 * @param owedBy what a client owes
 */
export function clientColumns(
  t: TFunction<'clients'>,
  language: Language,
  owedBy: ReturnType<typeof useSumsByClient>
): Column<Client>[] {
  const owed = (kind: 'open' | 'overdue'): Column<Client> => ({
    key: kind,
    label: t(`figure.${kind}`),
    align: 'right',
    cell: ({ _id }) => <Amounts amounts={owedBy(_id, kind)} isWarning={kind === 'overdue'} />,
    csv: ({ _id }) =>
      owedBy(_id, kind)
        .map(({ amount, currency }) => `${amount} ${currency}`)
        .join(', '),
  })
  return [
    { key: 'name', label: t('field.name'), cell: ({ name }) => name, sortKey: 'name' },
    {
      key: 'number',
      label: t('field.number'),
      cell: ({ number }) => (
        <Text span c="dimmed" inherit>
          {number}
        </Text>
      ),
      csv: ({ number }) => number,
      sortKey: 'number',
    },
    { key: 'city', label: t('field.city'), cell: ({ city }) => city, sortKey: 'city' },
    {
      key: 'contact',
      label: t('list.contact'),
      cell: ({ contacts }) => contacts[0]?.name ?? '',
      isSpare: true,
    },
    { key: 'email', label: t('field.email'), cell: ({ email }) => email },
    { ...owed('open'), isWideOnly: true },
    owed('overdue'),
    { key: 'phone', label: t('field.phone'), cell: ({ phone }) => phone, isOptional: true },
    {
      key: 'type',
      label: t('field.type'),
      cell: ({ type }) => t(`type.${type}`),
      isOptional: true,
    },
    { key: 'street', label: t('field.street'), cell: ({ street }) => street, isOptional: true },
    {
      key: 'postalCode',
      label: t('field.postal_code'),
      cell: ({ postalCode }) => postalCode,
      isOptional: true,
    },
    {
      key: 'country',
      label: t('field.country'),
      cell: ({ country }) => countryName(country, language),
      isOptional: true,
    },
    { key: 'vatId', label: t('field.vat_id'), cell: ({ vatId }) => vatId, isOptional: true },
    {
      key: 'createdAt',
      label: t('list.created'),
      cell: ({ createdAt }) => <DayText value={createdAt} />,
      csv: ({ createdAt }) => formatDate(createdAt),
      sortKey: 'createdAt',
      isOptional: true,
    },
  ]
}
