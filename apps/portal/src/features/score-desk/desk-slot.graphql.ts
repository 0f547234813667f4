import { graphql } from '@/gql'
import { EntryFields, PermissionFields } from '@/gql/fragments'
import { SlotRulingFields } from '@/gql/slot-ruling'

export const DeskSlotFields = graphql(
  `
    fragment DeskSlotFields on DeskSlot @_unmask {
      slot
      session
      round
      table
      section
      board
      room
      whole
      version
      sheetData
      source
      enteredBy
      enteredAtTable {
        table
        side {
          id
          number
        }
      }
      sides {
        ...EntryFields
      }
      confirmation {
        confirmedBy
        atTable {
          table
          side {
            id
            number
          }
        }
      }
      canConfirm {
        ...PermissionFields
      }
      isDecided
      rulings {
        ...SlotRulingFields
      }
    }
  `,
  [EntryFields, PermissionFields, SlotRulingFields],
)
