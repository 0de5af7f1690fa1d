;; Multiplies a matrix with a signal and adds a bias: what most of an analysis is spent on.
;;
;; All parameters are addresses or sizes in bytes, except $outputs and $inputs, which count rows.
;; One round of $blocks works on four outputs, one round of $columns on eight steps of them: as many
;; sums as fit in the registers. Weights lie as [block of 4 outputs][input][output in block], signal and
;; result as rows of $stepBytes bytes, a multiple of 32.
;;
;; After a change: `npm run assemble -w speech` writes multiply-bytes.ts, which is what runs.
(module
  (import "host" "memory" (memory 1))
  (func (export "multiply")
    (param $weights i32)
    (param $bias i32)
    (param $signal i32)
    (param $result i32)
    (param $outputs i32)
    (param $inputs i32)
    (param $stepBytes i32)
    (local $output i32)
    (local $step i32)
    (local $input i32)
    (local $weightAt i32)
    (local $signalAt i32)
    (local $resultAt i32)
    ;; The sum of each of four outputs over four steps (low) and the next four (high).
    (local $low0 v128) (local $high0 v128)
    (local $low1 v128) (local $high1 v128)
    (local $low2 v128) (local $high2 v128)
    (local $low3 v128) (local $high3 v128)
    (local $low v128) (local $high v128) (local $weight v128)
    loop $blocks
      i32.const 0
      local.set $step
      loop $columns
        ;; Every sum begins with its bias.
        local.get $bias
        v128.load32_splat
        local.tee $low0
        local.set $high0
        local.get $bias
        v128.load32_splat offset=4
        local.tee $low1
        local.set $high1
        local.get $bias
        v128.load32_splat offset=8
        local.tee $low2
        local.set $high2
        local.get $bias
        v128.load32_splat offset=12
        local.tee $low3
        local.set $high3
        local.get $weights
        local.set $weightAt
        local.get $inputs
        local.set $input
        local.get $signal
        local.get $step
        i32.add
        local.set $signalAt
        loop $eachInput
          local.get $signalAt
          v128.load
          local.set $low
          local.get $signalAt
          v128.load offset=16
          local.set $high
          local.get $weightAt
          v128.load32_splat
          local.set $weight
          local.get $low0
          local.get $weight
          local.get $low
          f32x4.mul
          f32x4.add
          local.set $low0
          local.get $high0
          local.get $weight
          local.get $high
          f32x4.mul
          f32x4.add
          local.set $high0
          local.get $weightAt
          v128.load32_splat offset=4
          local.set $weight
          local.get $low1
          local.get $weight
          local.get $low
          f32x4.mul
          f32x4.add
          local.set $low1
          local.get $high1
          local.get $weight
          local.get $high
          f32x4.mul
          f32x4.add
          local.set $high1
          local.get $weightAt
          v128.load32_splat offset=8
          local.set $weight
          local.get $low2
          local.get $weight
          local.get $low
          f32x4.mul
          f32x4.add
          local.set $low2
          local.get $high2
          local.get $weight
          local.get $high
          f32x4.mul
          f32x4.add
          local.set $high2
          local.get $weightAt
          v128.load32_splat offset=12
          local.set $weight
          local.get $low3
          local.get $weight
          local.get $low
          f32x4.mul
          f32x4.add
          local.set $low3
          local.get $high3
          local.get $weight
          local.get $high
          f32x4.mul
          f32x4.add
          local.set $high3
          local.get $weightAt
          i32.const 16
          i32.add
          local.set $weightAt
          local.get $signalAt
          local.get $stepBytes
          i32.add
          local.set $signalAt
          local.get $input
          i32.const 1
          i32.sub
          local.tee $input
          br_if $eachInput
        end
        ;; Four rows of the result, eight steps of each.
        local.get $result
        local.get $step
        i32.add
        local.set $resultAt
        local.get $resultAt
        local.get $low0
        v128.store
        local.get $resultAt
        local.get $high0
        v128.store offset=16
        local.get $resultAt
        local.get $stepBytes
        i32.add
        local.set $resultAt
        local.get $resultAt
        local.get $low1
        v128.store
        local.get $resultAt
        local.get $high1
        v128.store offset=16
        local.get $resultAt
        local.get $stepBytes
        i32.add
        local.set $resultAt
        local.get $resultAt
        local.get $low2
        v128.store
        local.get $resultAt
        local.get $high2
        v128.store offset=16
        local.get $resultAt
        local.get $stepBytes
        i32.add
        local.set $resultAt
        local.get $resultAt
        local.get $low3
        v128.store
        local.get $resultAt
        local.get $high3
        v128.store offset=16
        local.get $resultAt
        local.get $stepBytes
        i32.add
        local.set $resultAt
        local.get $step
        i32.const 32
        i32.add
        local.set $step
        local.get $step
        local.get $stepBytes
        i32.lt_u
        br_if $columns
      end
      local.get $weights
      local.get $inputs
      i32.const 16
      i32.mul
      i32.add
      local.set $weights
      local.get $bias
      i32.const 16
      i32.add
      local.set $bias
      local.get $result
      local.get $stepBytes
      i32.const 4
      i32.mul
      i32.add
      local.set $result
      local.get $output
      i32.const 4
      i32.add
      local.set $output
      local.get $output
      local.get $outputs
      i32.lt_u
      br_if $blocks
    end))
