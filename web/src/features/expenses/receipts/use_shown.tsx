import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PICTURES = ['image/png', 'image/jpeg', 'image/webp']

/** Whether a file can be shown: as a picture, or as the pages of a PDF. */
export const isShowable = (type: string) => PICTURES.includes(type) || type === 'application/pdf'

export interface Shown {
  isShown: boolean
  /** The button that shows the file where there is no room for it at once. */
  toggle: ReactNode
}

/** A file is shown at once where there is room beside the form, as its style sheet has it; elsewhere on request. */
export function useShown(name: string, type: string): Shown {
  const { t } = useTranslation('expenses')
  const isWide = useMediaQuery('(min-width: 75em)') ?? false
  const [isOpen, setOpen] = useState(false)
  if (!isShowable(type)) return { isShown: false, toggle: null }
  if (isWide) return { isShown: true, toggle: null }
  const Icon = isOpen ? IconEyeOff : IconEye
  return {
    isShown: isOpen,
    toggle: (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(isOpen ? 'receipts.hide' : 'receipts.show', { name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    ),
  }
}
