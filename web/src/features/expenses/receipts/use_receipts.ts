import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PendingReceipt } from './pending_receipt'
import type { ReceiptPlace } from './receipt_place'

/**
 * The files of a record that are not on the server yet. Those of a new record wait until it is saved; those of one that
 * is there are sent at once. A file that could not be sent stays, with the reason.
 * @param ownerId of the record; empty for a new one
 */
export function useReceipts(place: ReceiptPlace, ownerId: string) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState<PendingReceipt[]>([])
  // Saving goes on while further files are added.
  const latest = useRef(pending)
  const change = (receipts: PendingReceipt[]) => {
    latest.current = receipts
    setPending(receipts)
  }
  const update = (key: string, state: Omit<PendingReceipt, 'key' | 'file'>) =>
    change(latest.current.map((one) => (one.key === key ? { key, file: one.file, ...state } : one)))
  const remove = (key: string) => change(latest.current.filter((one) => one.key !== key))

  async function send(id: string, { key, file }: PendingReceipt) {
    update(key, { isSending: true })
    const body = new FormData()
    body.append('file', file, file.name)
    try {
      await place.send(id, body)
      remove(key)
    } catch (failure) {
      update(key, { isSending: false, failure })
    }
  }
  /** One after the other: each changes the same record. */
  async function sendEach(id: string, receipts: PendingReceipt[]) {
    for (const receipt of receipts) await send(id, receipt)
    await queryClient.invalidateQueries({ queryKey: [place.path] })
  }
  return {
    pending,
    add: (receipts: PendingReceipt[]) => {
      change([...latest.current, ...receipts])
      const unsent = receipts.filter(({ failure }) => failure === undefined)
      if (ownerId && unsent.length > 0) void sendEach(ownerId, unsent)
    },
    remove,
    retry: (receipt: PendingReceipt) => void sendEach(ownerId, [receipt]),
    /** Sends what waits or has failed. @returns what could not be sent */
    sendAll: async (id: string) => {
      if (latest.current.length > 0) await sendEach(id, latest.current)
      return latest.current
    },
  }
}

export type Receipts = ReturnType<typeof useReceipts>
