import { Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Section } from '@/components/page/section'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { StatusBadge } from '@/components/values/status_badge'
import { PaymentLine, PaymentList } from '@/features/bank_files/parts'
import { groupedIban } from '@/lib/iban'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { AmendmentForm } from './amendment_form'
import { KIND_OF_STATE, MANDATES, type Mandate } from './mandate'
import { MandateForm } from './mandate_form'

interface ClientMandatesProps {
  client: { _id: string; name: string; type: string }
}

/** The mandates that a client has signed, on its page. */
export function ClientMandates({ client }: ClientMandatesProps) {
  const { t } = useTranslation('collections')
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Mandate>()
  const [amended, setAmended] = useState<Mandate>()
  const params = { id: client._id }
  const { data: mandates = [] } = useQuery(recordQuery(MANDATES, { params }))
  const close = () => setAdding(false)
  return (
    <Section
      title={t('mandate.title')}
      help={t('mandate.help')}
      action={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('mandate.add')}
        </Button>
      }
    >
      {mandates.length === 0 && <Text c="dimmed">{t('mandate.none')}</Text>}
      <PaymentList>
        {mandates.map((mandate) => (
          <MandateLine
            key={mandate._id}
            mandate={mandate}
            onAmend={() => setAmended(mandate)}
            onEnd={() => setAsked(mandate)}
          />
        ))}
      </PaymentList>
      <FormDrawer isOpen={isAdding} title={t('mandate.add')} onClose={close}>
        <MandateForm client={client} onClose={close} />
      </FormDrawer>
      <FormDrawer
        isOpen={amended !== undefined}
        title={t('mandate.amend_title', { reference: amended?.reference })}
        onClose={() => setAmended(undefined)}
      >
        {amended && <AmendmentForm mandate={amended} onClose={() => setAmended(undefined)} />}
      </FormDrawer>
      {asked && <EndDialog mandate={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}

interface MandateLineProps {
  mandate: Mandate
  onAmend: () => void
  onEnd: () => void
}

function MandateLine({ mandate, onAmend, onEnd }: MandateLineProps) {
  const { t } = useTranslation('collections')
  const { reference, scheme, kind, signedOn, holder, iban, state, lastUsedOn, expiresOn } = mandate
  return (
    <PaymentLine
      end={<StatusBadge kind={KIND_OF_STATE[state]} label={t(`mandate.state.${state}`)} />}
    >
      <Text fw={500}>{`${reference} · ${t(`scheme.${scheme}`)}`}</Text>
      <Text size="sm" c="dimmed">
        {holder}
      </Text>
      <Text size="sm" c="dimmed">
        {groupedIban(iban)}
      </Text>
      <Text size="sm" c="dimmed">
        {[
          t(`mandate.${kind}`),
          t('mandate.signed', { date: formatDate(signedOn) }),
          lastUsedOn && t('mandate.used', { date: formatDate(lastUsedOn) }),
          state === 'active' && t('mandate.expires', { date: formatDate(expiresOn) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {state !== 'revoked' && (
        <Group gap={8} mt="xs">
          {state === 'active' && (
            <Button variant="default" size="compact-sm" onClick={onAmend}>
              {t('mandate.amend')}
            </Button>
          )}
          <Button variant="default" size="compact-sm" onClick={onEnd}>
            {t(mandate.isUsed ? 'mandate.revoke' : 'mandate.end')}
          </Button>
        </Group>
      )}
    </PaymentLine>
  )
}

/** Revokes a mandate, or deletes one by which nothing was collected. */
function EndDialog({ mandate, onClose }: { mandate: Mandate; onClose: () => void }) {
  const { t } = useTranslation('collections')
  const params = { id: mandate._id }
  const revoke = useChange({
    change: () => api('POST', '/api/mandates/:id/revoke', { params }),
    affects: ['/api/clients'],
    onDone: () => showDone(t('mandate.done.revoked')),
  })
  const remove = useChange({
    change: () => api('DELETE', '/api/mandates/:id', { params }),
    affects: ['/api/clients'],
    onDone: () => showDone(t('mandate.done.deleted')),
  })
  const done = { onSuccess: onClose }
  return (
    <ConfirmDialog
      isOpen
      title={t('mandate.end_title', { reference: mandate.reference })}
      verb={t('mandate.revoke')}
      tone="danger"
      isBusy={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined, done)}
      onCancel={onClose}
    >
      {t('mandate.end_text')}
      {!mandate.isUsed && (
        <Button
          mt="md"
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, done)}
        >
          {t('mandate.delete')}
        </Button>
      )}
    </ConfirmDialog>
  )
}
