import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Quantity } from '@/components/values/quantity'
import { download } from '@/lib/server/api'
import { useObjectUrl } from '@/lib/use_object_url'
import { isForDesk, type Note } from '../note'
import classes from './view.module.css'

/** Delivered goods, address, source document, and the person who received them. */
export function NoteFacts({ note }: { note: Note }) {
  return (
    <>
      <Goods note={note} />
      <Facts note={note} />
      <Receipt note={note} />
    </>
  )
}

function Goods({ note: { lines } }: { note: Note }) {
  const { t } = useTranslation('deliveries')
  return (
    <Section title={t('form.quantity')}>
      <ul className={classes.rows}>
        {lines
          .filter(({ kind }) => kind === 'item')
          .map(({ _id, description, quantity, unit }) => (
            <li key={_id} className={classes.line}>
              <span>{description.split('\n')[0]}</span>
              <Quantity value={quantity} unit={unit} />
            </li>
          ))}
      </ul>
    </Section>
  )
}

function Facts({ note }: { note: Note }) {
  const { t } = useTranslation('deliveries')
  const { deliveryAddress: address, source, createdBy } = note
  const invoice = isForDesk(note) ? note.invoice : null
  const place = address && [address.postalCode, address.city].filter(Boolean).join(' ')
  return (
    <Section title={t('view.facts')}>
      <KeyValueList
        items={[
          {
            label: t('form.delivery_address'),
            value: address && [address.name, address.street, place].filter(Boolean).join(', '),
          },
          { label: t('form.order_number'), value: note.orderNumber },
          { label: t('form.carrier'), value: note.carrier },
          { label: t('form.parcel_number'), value: note.parcelNumber },
          {
            label: t('list.source'),
            // Other documents are closed to employees.
            value:
              source &&
              (isForDesk(note) ? (
                <Anchor component={Link} to={`/view/${source.type}s/${source._id}`}>
                  {source.number}
                </Anchor>
              ) : (
                source.number
              )),
          },
          {
            label: t('list.invoice'),
            value: invoice && (
              <Anchor component={Link} to={`/view/invoices/${invoice._id}`}>
                {invoice.number ?? t('list.draft')}
              </Anchor>
            ),
          },
          { label: t('view.created_by'), value: createdBy?.name },
          { label: t('view.cancel_reason'), value: note.cancelReason },
        ]}
      />
    </Section>
  )
}

function Receipt({ note: { _id, receipt } }: { note: Note }) {
  const { t } = useTranslation('deliveries')
  const { data } = useQuery({
    queryKey: ['/api/delivery-notes', 'signature', _id],
    queryFn: ({ signal }) =>
      download('/api/delivery-notes/:id/signature', { params: { id: _id }, signal }),
    enabled: receipt !== null,
  })
  const picture = useObjectUrl(data?.file)
  if (!receipt) return null
  return (
    <Section title={t('view.receipt')}>
      <KeyValueList
        items={[
          { label: t('sign.name'), value: receipt.name },
          { label: t('view.signed_at'), value: <DayText value={receipt.at} precision="minute" /> },
        ]}
      />
      {picture && (
        <img
          className={classes.signature}
          src={picture}
          alt={t('view.signature_of', { name: receipt.name })}
        />
      )}
    </Section>
  )
}
