import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf, BodyOf } from '#api/routes'
import { Loading } from '@/components/loading/loading'
import { api } from '@/lib/server/api'
import { failureText } from '@/lib/server/http_failure'
import classes from './template_preview.module.css'

export interface TemplateTexts {
  subject: string
  message: string
  button: string
}

type Block = AnswerOf<'POST', '/api/mail-templates/preview'>['blocks'][number]

const PAUSE = 400

/** The mail as it would be for the newest document, while its words are being written. */
export function TemplatePreview({
  template,
}: {
  template: BodyOf<'POST', '/api/mail-templates/preview'>
}) {
  const { t } = useTranslation('settings')
  const [body] = useDebouncedValue(template, PAUSE)
  const { data, error } = useQuery({
    queryKey: ['/api/mail-templates', 'preview', body],
    queryFn: () => api('POST', '/api/mail-templates/preview', { body, isDrawn: true }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <section className={classes.preview} aria-label={t('mail.preview')}>
      {error && (
        <Text size="sm" c="red">
          {failureText(error, t('mail.preview_failed'))}
        </Text>
      )}
      {!data && !error && <Loading variant="skeleton" extent="inline" />}
      {data && (
        <>
          <Text size="sm" c="dimmed">
            {data.senderName}
          </Text>
          <Text fw={600}>{data.subject}</Text>
          {data.blocks.map((block) => (
            <MailBlock key={JSON.stringify(block)} block={block} />
          ))}
        </>
      )}
    </section>
  )
}

function MailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p className={classes.text}>{block.text}</p>
    case 'hint':
      return <p className={`${classes.text} ${classes.hint}`}>{block.text}</p>
    case 'action':
      return <span className={classes.button}>{block.label}</span>
    case 'facts':
      return (
        <dl className={classes.facts}>
          {block.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )
  }
}
