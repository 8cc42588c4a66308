// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {PoolKey, SwapParams} from "./Market.sol";

struct ModifyLiquidityParams {
    int24 tickLower;
    int24 tickUpper;
    int256 liquidityDelta;
    bytes32 salt;
}

interface IManager {
    function unlock(bytes calldata data) external returns (bytes memory);
    function modifyLiquidity(PoolKey calldata key, ModifyLiquidityParams calldata params, bytes calldata hookData)
        external
        returns (int256 delta, int256 fees);
    function swap(PoolKey calldata key, SwapParams calldata params, bytes calldata hookData) external returns (int256);
    function sync(address currency) external;
    function settle() external payable returns (uint256);
    function take(address currency, address to, uint256 amount) external;
    function mint(address to, uint256 id, uint256 amount) external;
}

interface IErc20 {
    function transfer(address to, uint256 amount) external returns (bool);
    function balanceOf(address owner) external view returns (uint256);
}

/// A hook of V4 that treats traders badly, in one of several ways. Its code stands at addresses whose lowest bits are the
/// permissions that the way needs. Anybody may arm it, because it exists on local chains only.
contract OddHook {
    enum Kind {
        /// Lets every swap pass.
        None,
        /// The same. All liquidity of its pool is its own (`provide`).
        Leaving,
        /// Sets a fee for each swap (`value`, in millionths).
        Fee,
        /// Keeps a share of what comes out (`value`, in hundredths of a percent).
        Share,
        /// The same as claims on PoolManager.
        Claims,
        /// The same of swaps from currency1 to currency0 alone.
        ShareOfSales,
        /// The same unless the account at `who` sends the transaction.
        ShareOfOthers,
        /// The same unless the contract at `who` is the one that swaps.
        ShareOfRouter,
        /// The same if the transaction pays for its gas.
        ShareOfPaid,
        /// The same if whoever sends the transaction has code, or much gas is left.
        ShareByGas,
        /// The same if whoever sends the transaction holds currency1.
        ShareOfHolders,
        /// The same from the block after the one whose number is in `who`.
        ShareByBlock,
        /// 99 % of what comes out until `value`, a time, and a tenth of that less with each second, down to 1 %.
        Decay,
        /// Refuses swaps from currency1 to currency0.
        Honeypot,
        /// Refuses with a megabyte.
        Megabyte,
        /// Refuses swaps without data.
        NeedsData,
        /// Refuses a fixed amount to receive.
        OnlyExactIn,
        /// Trades `value` of the input in the same direction before each swap.
        FrontRun,
        /// Trades `value` of the output back after each swap.
        Reentrant,
        /// Brings liquidity (`value`) before a swap of the contract at `who`, and takes it away after it.
        LiquidityFor,
        /// Gives one for one of what it holds itself, and takes the input as claims. The pool needs no liquidity.
        Market,
        /// The same, but takes the input from PoolManager, as hooks do that pass swaps on to other markets.
        Aggregator
    }

    Kind public kind;
    uint256 public value;
    address public who;

    error DataIsMissing();

    receive() external payable {}

    function arm(Kind kind_, uint256 value_, address who_) external {
        (kind, value, who) = (kind_, value_, who_);
    }

    /// Adds liquidity of this hook's own to a pool over its whole range, or takes it away.
    function provide(address manager, PoolKey calldata key, int256 liquidity) external {
        IManager(manager).unlock(abi.encode(key, liquidity));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        (PoolKey memory key, int256 liquidity) = abi.decode(data, (PoolKey, int256));
        _provide(key, liquidity);
        return "";
    }

    /// As hooks do that pass swaps on to other markets.
    function pseudoTotalValueLocked(bytes32) external view returns (uint256, uint256) {
        return kind == Kind.Market || kind == Kind.Aggregator ? (1, 1) : (0, 0);
    }

    /// What such hooks give for an amount; negative for an exact input. `value` is added, as a lie.
    function quote(bool, int256 amount, bytes32) external view returns (uint256) {
        return uint256(amount < 0 ? -amount : amount) + value;
    }

    function beforeSwap(address sender, PoolKey calldata key, SwapParams calldata params, bytes calldata hookData)
        external
        returns (bytes4, int256 delta, uint24 fee)
    {
        if (kind == Kind.Honeypot) require(params.zeroForOne, "Nobody sells here");
        if (kind == Kind.NeedsData && hookData.length == 0) revert DataIsMissing();
        if (kind == Kind.OnlyExactIn) require(params.amountSpecified < 0, "Only exact inputs");
        if (kind == Kind.Megabyte) {
            assembly ("memory-safe") {
                revert(mload(0x40), 1000000)
            }
        }
        if (kind == Kind.Fee) fee = uint24(value) | 0x400000;
        if (kind == Kind.FrontRun) _trade(key, params.zeroForOne);
        if (kind == Kind.LiquidityFor && sender == who) _provide(key, int256(value));
        if (kind == Kind.Market || kind == Kind.Aggregator) delta = _give(key, params);
        return (this.beforeSwap.selector, delta, fee);
    }

    function afterSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata params,
        int256 delta,
        bytes calldata
    ) external returns (bytes4, int128 taken) {
        if (kind == Kind.Reentrant) _trade(key, !params.zeroForOne);
        if (kind == Kind.LiquidityFor && sender == who) _provide(key, -int256(value));
        uint256 bips = _share(sender, key, params.zeroForOne);
        // Of an exact input, what comes out is the amount that was not specified.
        if (bips > 0 && params.amountSpecified < 0) {
            int128 out = params.zeroForOne ? int128(delta) : int128(delta >> 128);
            address currency = params.zeroForOne ? key.currency1 : key.currency0;
            uint256 cut = (uint256(uint128(out)) * bips) / 10_000;
            if (kind == Kind.Claims) IManager(msg.sender).mint(address(this), uint256(uint160(currency)), cut);
            else IManager(msg.sender).take(currency, address(this), cut);
            taken = int128(uint128(cut));
        }
        return (this.afterSwap.selector, taken);
    }

    function _share(address sender, PoolKey calldata key, bool isPurchase) private view returns (uint256) {
        if (kind == Kind.Share || kind == Kind.Claims) return value;
        if (kind == Kind.ShareOfSales) return isPurchase ? 0 : value;
        if (kind == Kind.ShareOfOthers) return tx.origin == who ? 0 : value;
        if (kind == Kind.ShareOfRouter) return sender == who ? 0 : value;
        if (kind == Kind.ShareOfPaid) return tx.gasprice == 0 ? 0 : value;
        if (kind == Kind.ShareByGas) return tx.origin.code.length > 0 || gasleft() > 5_000_000 ? 0 : value;
        if (kind == Kind.ShareOfHolders) return IErc20(key.currency1).balanceOf(tx.origin) == 0 ? 0 : value;
        if (kind == Kind.ShareByBlock) return block.number > uint160(who) ? value : 0;
        if (kind == Kind.Decay) {
            uint256 age = block.timestamp > value ? block.timestamp - value : 0;
            return age >= 10 ? 100 : 9_900 - age * 980;
        }
        return 0;
    }

    /// Trades an exact input of its own through the pool.
    function _trade(PoolKey calldata key, bool zeroForOne) private {
        uint160 limit = zeroForOne ? 4295128740 : 1461446703485210103287273052203988822378723970341;
        int256 delta = IManager(msg.sender).swap(key, SwapParams(zeroForOne, -int256(value), limit), "");
        _settle(key.currency0, int128(delta >> 128));
        _settle(key.currency1, int128(delta));
    }

    function _provide(PoolKey memory key, int256 liquidity) private {
        (int256 delta,) =
            IManager(msg.sender).modifyLiquidity(key, ModifyLiquidityParams(-887_220, 887_220, liquidity, 0), "");
        _settle(key.currency0, int128(delta >> 128));
        _settle(key.currency1, int128(delta));
    }

    function _settle(address currency, int128 delta) private {
        if (delta > 0) IManager(msg.sender).take(currency, address(this), uint128(delta));
        if (delta < 0) _pay(currency, uint128(-delta));
    }

    function _pay(address currency, uint256 amount) private {
        IManager(msg.sender).sync(currency);
        if (currency == address(0)) {
            IManager(msg.sender).settle{value: amount}();
        } else {
            IErc20(currency).transfer(msg.sender, amount);
            IManager(msg.sender).settle();
        }
    }

    /// The delta of the specified amount is in the higher half, that of the other one in the lower half.
    function _give(PoolKey calldata key, SwapParams calldata params) private returns (int256) {
        bool isExactIn = params.amountSpecified < 0;
        uint256 amount = uint256(isExactIn ? -params.amountSpecified : params.amountSpecified);
        (address from, address to) =
            params.zeroForOne ? (key.currency0, key.currency1) : (key.currency1, key.currency0);
        if (kind == Kind.Aggregator) IManager(msg.sender).take(from, address(this), amount);
        else IManager(msg.sender).mint(address(this), uint256(uint160(from)), amount);
        _pay(to, amount);
        int256 specified = isExactIn ? int256(amount) : -int256(amount);
        return (specified << 128) | int256(uint256(uint128(int128(-specified))));
    }
}
