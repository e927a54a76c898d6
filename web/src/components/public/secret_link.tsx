import { Button, Stack, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '@/lib/copy_text'
import { showFailure } from '../toast'

interface SecretLinkProps {
  url: string
  onCopied: () => void
}

/** A secret link that was just made, to be copied: nobody can read it again. */
export function SecretLink({ url, onCopied }: SecretLinkProps) {
  const { t } = useTranslation('common')
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (!field.current) return
    if (await copyText(field.current)) onCopied()
    else showFailure(t('link.by_hand'))
  }
  return (
    <Stack gap="md" align="flex-start">
      <TextInput
        w="100%"
        label={t('link.address')}
        description={t('link.once')}
        ref={field}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{t('link.copy')}</Button>
    </Stack>
  )
}
