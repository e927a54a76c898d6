import { Anchor, Button, Group, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ChatDraft } from '#api/chat_events'
import { useChange } from '@/components/use_change'
import { confirmDraft, pageOf } from './confirm_draft'
import classes from './model.module.css'

/** A longer text takes the whole width. */
const MOST_SHORT = 30

/** A write that the model proposes, with everything that would be stored. Nothing happens before it is confirmed. */
export function DraftCard({ draft }: { draft: ChatDraft }) {
  const { t } = useTranslation('assistant')
  const [isDiscarded, setDiscarded] = useState(false)
  const [page, setPage] = useState<string>()
  const confirm = useChange({
    change: () => confirmDraft(draft),
    affects: ['/api'],
    onDone: (made) => setPage(pageOf(draft, made)),
  })
  return (
    <section className={classes.draft} aria-label={draft.title}>
      <Text fw={600}>{draft.about ? `${draft.title}: ${draft.about}` : draft.title}</Text>
      <dl className={classes.fields}>
        {draft.fields.map(({ name, text }) => (
          <div key={name} data-long={text.length > MOST_SHORT || undefined}>
            <dt>{t(`draft.${name}`, { defaultValue: name })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {draft.lines.length > 0 && <Lines lines={draft.lines} />}
      {page ? (
        <Text size="sm">
          {t('draft.done')}{' '}
          <Anchor component={Link} to={page} size="sm" underline="always">
            {t('draft.open')}
          </Anchor>
        </Text>
      ) : isDiscarded ? (
        <Text c="dimmed" size="sm">
          {t('draft.discarded')}
        </Text>
      ) : (
        <Group gap="sm">
          <Button loading={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
            {t('draft.confirm')}
          </Button>
          <Button variant="default" onClick={() => setDiscarded(true)}>
            {t('draft.discard')}
          </Button>
        </Group>
      )}
    </section>
  )
}

function Lines({ lines }: Pick<ChatDraft, 'lines'>) {
  const { t } = useTranslation('assistant')
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('draft.description')}</Table.Th>
            <Table.Th className={classes.figure}>{t('draft.quantity')}</Table.Th>
            <Table.Th className={classes.figure}>{t('draft.unitPrice')}</Table.Th>
            <Table.Th className={classes.figure}>{t('draft.taxRate')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a draft never change
            <Table.Tr key={position}>
              <Table.Td className={classes.words}>{line.description}</Table.Td>
              <Table.Td className={classes.figure}>{line.quantity}</Table.Td>
              <Table.Td className={classes.figure}>{line.unitPrice}</Table.Td>
              <Table.Td className={classes.figure}>{line.taxRate}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
