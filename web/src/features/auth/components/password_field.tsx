import type { ComponentProps } from 'react'
import { PlainPassword } from '@/components/plain/plain_password'
import { useTexts } from '../use_texts'

type PasswordFieldProps = Omit<ComponentProps<typeof PlainPassword>, 'label' | 'toggleLabel'> & {
  label?: string
}

/** A password with a button that shows and hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts()
  return (
    <PlainPassword
      label={t('field.password')}
      toggleLabel={t('field.toggle_password')}
      {...props}
    />
  )
}
