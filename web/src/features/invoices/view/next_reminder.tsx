import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { LetterDrawer } from '@/components/letter_drawer'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api, download } from '@/lib/api'
import type { NextStep } from '../invoice_reminders'

interface NextReminderProps {
  invoiceId: string
  next: NextStep
  /** Whether its preview is open. */
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** The next level of an invoice: from when on, and what it would look like. */
export function NextReminder({ invoiceId, next, isShown, onShow }: NextReminderProps) {
  const { t } = useTranslation('invoices')
  const make = useChange({
    change: (isSent: boolean) =>
      api('POST', '/api/reminders', {
        body: { invoiceIds: [invoiceId], level: next.level, isSent },
      }),
    affects: ['/api/invoices', '/api/reminders'],
    onDone: ({ number, sentAt }) => {
      showDone(t(sentAt ? 'reminders.sent' : 'reminders.made', { number }))
      onShow(false)
    },
  })
  const isFree = next.isPossible && !next.because
  return (
    <>
      <Group justify="space-between" mt="sm" wrap="nowrap">
        <Text size="sm">
          {next.subject}: {t('reminders.possible_from')} <DayText value={next.possibleOn} />
        </Text>
        {isFree && (
          <Button variant="default" flex="none" onClick={() => onShow(true)}>
            {t('reminders.preview')}
          </Button>
        )}
      </Group>
      {isShown && isFree && (
        <Preview invoiceId={invoiceId} next={next} onClose={() => onShow(false)}>
          <Button
            variant={next.canBeMailed ? 'default' : 'filled'}
            loading={make.isPending}
            onClick={() => make.mutate(false)}
          >
            {t('reminders.make')}
          </Button>
          {next.canBeMailed && (
            <Button loading={make.isPending} onClick={() => make.mutate(true)}>
              {t('reminders.send')}
            </Button>
          )}
        </Preview>
      )}
    </>
  )
}

interface PreviewProps {
  invoiceId: string
  next: NextStep
  onClose: () => void
  children: ReactNode
}

function Preview({ invoiceId, next, onClose, children }: PreviewProps) {
  const query = { invoiceIds: [invoiceId], level: next.level }
  const picture = useQuery({
    queryKey: ['/api/reminders', 'picture', query],
    queryFn: async ({ signal }) =>
      (await download('/api/reminders/due/picture', { query, signal })).file,
  })
  return (
    <LetterDrawer title={next.subject} picture={picture} actions={children} onClose={onClose} />
  )
}
