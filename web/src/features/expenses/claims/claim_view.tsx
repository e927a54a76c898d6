import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { KeyValueList } from '@/components/page/key_value_list'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { formatDate } from '@/lib/time/days'
import { CLAIM_FILES } from '../receipts/receipt_place'
import classes from '../receipts/receipts.module.css'
import { StoredTile } from '../receipts/stored_tile'
import { TripSums } from '../trips/trip_sums'
import { useCategories } from '../use_categories'
import { type Claim, kindOfClaim } from './claim'

interface ClaimViewProps {
  claim: Claim
  /** The decision of the desk. */
  children?: ReactNode
}

/** A receipt that was handed in, with its files. */
export function ClaimView({ claim, children }: ClaimViewProps) {
  const { t } = useTranslation('expenses')
  const { nameOf } = useCategories()
  const { status, paidBy, reimbursedDate, expense } = claim
  return (
    <Stack gap="md">
      <KeyValueList
        items={[
          {
            label: t('list.status'),
            value: <StatusBadge kind={kindOfClaim(status)} label={t(`claim.status.${status}`)} />,
          },
          { label: t('claim.reason'), value: claim.reason },
          { label: t('claim.person'), value: claim.user.name },
          {
            label: t('list.gross'),
            value: <Money amount={claim.amount} currency={claim.currency} />,
          },
          { label: t('list.vendor'), value: !claim.trip && claim.vendor },
          {
            label: t('form.date'),
            value: claim.trip ? timesOf(claim.trip) : formatDate(claim.date),
          },
          { label: t('list.category'), value: nameOf(claim.category) },
          { label: t(claim.trip ? 'trip.route' : 'claim.note'), value: claim.note },
          { label: t('form.guests'), value: claim.guests },
          { label: t('claim.paid_by'), value: t(`claim.payer_view.${paidBy}`) },
          {
            label: t('claim.reimbursed'),
            value: reimbursedDate && formatDate(reimbursedDate),
          },
          {
            label: t('form.expense'),
            value: expense && (
              <Anchor component={Link} to={`/expenses/${expense._id}`}>
                {expense.number}
              </Anchor>
            ),
          },
        ]}
      />
      {claim.trip && <TripOf trip={claim.trip} claim={claim} />}
      {children}
      {claim.receipts.length === 0 ? (
        !claim.trip && (
          <Text size="sm" c="dimmed">
            {t('claim.no_files')}
          </Text>
        )
      ) : (
        <div className={classes.panel} data-filled>
          {claim.receipts.map((receipt) => (
            <StoredTile
              key={receipt._id}
              place={CLAIM_FILES}
              ownerId={claim._id}
              receipt={receipt}
              isOpen={false}
            />
          ))}
        </div>
      )}
    </Stack>
  )
}

type Trip = NonNullable<Claim['trip']>

const timesOf = ({ startDate, startTime, endDate, endTime }: Trip) =>
  startDate === endDate
    ? `${formatDate(startDate)}, ${startTime} – ${endTime}`
    : `${formatDate(startDate)}, ${startTime} – ${formatDate(endDate)}, ${endTime}`

function TripOf({ trip, claim }: { trip: Trip; claim: Claim }) {
  const { drive, perDiem } = trip
  return (
    <TripSums
      currency={claim.currency}
      year={trip.startDate.slice(0, 4)}
      drive={drive && { ...drive, km: String(drive.km) }}
      meals={perDiem}
      total={claim.amount}
    />
  )
}
